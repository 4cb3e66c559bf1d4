import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { Popup } from "../controls/popup";
import { SettingsMenu } from "../controls/settings-menu";
import { HomeLink, RulesButton } from "../table/bar-tools";
import type { TourProps } from "./tour";

/** The bar above a tour, with a link to the home page, the list of chapters, the rules, and the settings. */
export function TourBar({ tour, at, done, goTo }: TourProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav class="tools tour-bar" aria-label={say("tools")}>
      <HomeLink />
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
      <RulesButton />
      <SettingsMenu />
    </nav>
  );
}
