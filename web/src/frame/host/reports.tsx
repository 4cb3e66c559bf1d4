import { useState } from "preact/hooks";
import { post } from "../../net/http";
import type { Ban, HostPage, ReportInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { ConfirmButton } from "../controls/confirm-button";
import "../community/community.css";
import { TroubleLine } from "../controls/trouble-line";

/** Sends a request; returns true if it succeeded. */
type Send = (where: string, body: object) => Promise<boolean>;

/** Reports from players, and the list of bans. */
export function Reports({ page, token, onChange }: { page: HostPage; token: string; onChange: () => void }) {
  const [trouble, setTrouble] = useState("");
  const send: Send = (where, body) =>
    post(`api/host/${where}`, { token, ...body }).then(
      () => {
        setTrouble("");
        onChange();
        return true;
      },
      (error: Error) => {
        setTrouble(error.message);
        return false;
      },
    );
  return (
    <section class="host-reports">
      <TroubleLine text={trouble} />
      {page.reports.length > 0 && <h2>{say("host-reports", { n: page.reports.length })}</h2>}
      <ul>
        {page.reports.map((one) => (
          <Report key={one.id} report={one} send={send} />
        ))}
      </ul>
      <h2>{say("host-bans")}</h2>
      <BanForm send={send} />
      <ul>
        {page.bans.map((one) => (
          <li key={one.id} data-ban={one.id}>
            {banText(one)}{" "}
            <button class="button small" onClick={() => void send("ban", { lift: one.id })}>
              {say("host-lift")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A form for banning an address or a network without a report. */
function BanForm({ send }: { send: Send }) {
  const [address, setAddress] = useState("");
  const [reason, setReason] = useState("");
  const ban = (event: Event) => {
    event.preventDefault();
    void send("ban", { address: address.trim(), reason: reason.trim() }).then((done) => {
      if (!done) return;
      setAddress("");
      setReason("");
    });
  };
  return (
    <form class="row ban-form" onSubmit={ban}>
      <label>
        {say("host-ban-address")}{" "}
        <input
          class="field"
          name="address"
          required
          maxLength={60}
          autocomplete="off"
          spellcheck={false}
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <label>
        {say("host-ban-reason")}{" "}
        <input
          class="field"
          name="reason"
          maxLength={200}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <button class="button small" data-ban-address>
        {say("host-ban-yes")}
      </button>
    </form>
  );
}

function Report({ report, send }: { report: ReportInfo; send: Send }) {
  const when = new Date(report.at).toLocaleString(language.value);
  const ban = { table: report.table, seat: report.whom, reason: report.text.slice(0, 200) };
  return (
    <li data-report={report.id}>
      <p>
        <strong>{report.name}</strong> · {report.table} · {report.address || say("host-no-address")} · {when}
      </p>
      <p>{report.text}</p>
      {report.line && <blockquote>{report.line}</blockquote>}
      <div class="row">
        <button class="button small" onClick={() => void send("report", { report: report.id })}>
          {say("host-settled")}
        </button>
        <ConfirmButton
          small
          quiet
          label={say("host-ban", { name: report.name })}
          question={say("host-ban-ask", { name: report.name })}
          yes={say("host-ban-yes")}
          act={() => void send("ban", ban)}
        />
      </div>
    </li>
  );
}

/**
 * Describes a ban. A banned key belongs to a person who had a seat, and its hash reveals nothing about that
 * person.
 */
function banText(ban: Ban): string {
  const who = ban.kind === "address" ? ban.value : say("host-ban-key");
  return ban.reason ? `${who}: ${ban.reason}` : who;
}
