import { useEffect, useState } from "preact/hooks";
import { MOST_RECORD } from "../../net/protocol";
import { keepRecord, keptRecord } from "../../state/kept-record";
import { SentRecordReview } from "../../state/review";
import { say } from "../../texts/frame";
import { PageHead } from "../controls/page-head";
import { TroubleLine } from "../controls/trouble-line";
import { ReviewView } from "./review-view";

/** The review of a record from another server, which the viewer selects on the page or drops onto it. */
export function RecordPage() {
  const [review, setReview] = useState<SentRecordReview | null>(() => {
    const record = keptRecord();
    return record === null ? null : new SentRecordReview(record);
  });
  const [taken, setTaken] = useState(0);
  const [trouble, setTrouble] = useState("");
  const [over, setOver] = useState(false);
  useEffect(() => {
    document.title = say("review-record");
  }, []);
  const take = async (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    const text = file.size > MOST_RECORD ? "" : (await file.text()).replaceAll("\r\n", "\n");
    if (text.startsWith("patolli record ")) {
      setTrouble("");
      keepRecord(text);
      setReview(new SentRecordReview(text));
      setTaken((before) => before + 1);
    } else {
      setReview(null);
      setTrouble(say("review-no-record", { name: file.name }));
    }
  };
  return (
    <main
      class="rules-page"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <PageHead title={say("review-record")} />
      <label class={over ? "review-drop over" : "review-drop"}>
        {say("review-drop")}
        <input type="file" onChange={(event) => void take(event.currentTarget.files?.[0])} />
      </label>
      <p>
        <a href="#/editor">{say("set-up-position")}</a>
      </p>
      <TroubleLine text={trouble} />
      {review && (
        <>
          <h2>{say("review")}</h2>
          <ReviewView key={taken} review={review} />
        </>
      )}
    </main>
  );
}
