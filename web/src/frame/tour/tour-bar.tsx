import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";
import { SettingsMenu } from "../controls/settings-menu";
import { useTableState } from "../table/table-context";
import type { TourProps } from "./tour";

/** The bar above a tour: the link home, the list of chapters, rules and settings. */
export function TourBar({ tour, at, done, goTo }: TourProps) {
  const { sheets } = useTableState();
  const [open, setOpen] = useState(false);
  return (
    <nav class="tools tour-bar" aria-label={say("tools")}>
      <a class="button quiet small" href="#/" title={say("to-lobby")}>
        <Icon name="home" /> <span class="sr">{say("to-lobby")}</span>
      </a>
      <div class="tour-chapters">
        <button class="button quiet small" data-chapters aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="table" /> {say("tour-chapters")}
        </button>
        {open && (
          <Popup class="tour-chapter-list" label={say("tour-chapters")} close={() => setOpen(false)}>
            {tour.chapters.map((chapter) => (
              <section key={chapter.id}>
                <h2>{chapter.title}</h2>
                <ol>
                  {chapter.steps.map((step) => (
                    <li key={step.id}>
                      <button
                        class="button quiet small"
                        data-step={step.id}
                        aria-current={step.id === at ? "step" : undefined}
                        onClick={() => {
                          setOpen(false);
                          goTo(step.id);
                        }}
                      >
                        <span class="tour-mark">
                          {done.includes(step.id) && <Icon name="check" size={16} />}
                        </span>
                        {step.title}
                        {done.includes(step.id) && <span class="sr"> {say("tour-step-done")}</span>}
                      </button>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </Popup>
        )}
      </div>
      <button
        class="button quiet small"
        title={say("sheet-rules")}
        aria-pressed={sheets.open.value === "rules"}
        onClick={() => {
          sheets.about.value = "";
          sheets.open.value = sheets.open.value === "rules" ? "" : "rules";
        }}
      >
        <Icon name="rules" /> <span class="tool-name">{say("sheet-rules")}</span>
      </button>
      <SettingsMenu />
    </nav>
  );
}
