import { useState } from "preact/hooks";
import { confirmTurns, myName, type Speed, sound, speed, type Theme, theme } from "../../state/settings";
import { say } from "../../texts/frame";
import { type Language, language } from "../../texts/language";
import { FollowingChoice } from "./following-choice";
import { Icon } from "./icon";
import { Popup } from "./popup";
import { Select } from "./select";

/** A button on every page that opens the settings for language, theme, speed and name. */
export function SettingsMenu() {
  const [open, setOpen] = useState(false);
  return (
    <div class="settings">
      <button
        class="button quiet small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        title={say("settings")}
      >
        <Icon name="settings" /> <span class="sr">{say("settings")}</span>
        <span class="tool-word" aria-hidden="true">
          {say("tool-settings")}
        </span>
      </button>
      {open && (
        <Popup class="settings-sheet" label={say("settings")} close={() => setOpen(false)}>
          <Select<Language>
            class="settings-choice"
            label={say("language")}
            value={language.value}
            options={[
              ["en", "English"],
              ["de", "Deutsch"],
            ]}
            set={(value) => (language.value = value)}
          />
          <Select<Theme>
            class="settings-choice"
            label={say("theme")}
            value={theme.value}
            options={[
              ["auto", say("theme-auto")],
              ["light", say("theme-light")],
              ["dark", say("theme-dark")],
            ]}
            set={(value) => (theme.value = value)}
          />
          <Select<Speed>
            class="settings-choice"
            label={say("motion")}
            value={speed.value}
            options={[
              ["calm", say("motion-calm")],
              ["quick", say("motion-quick")],
              ["none", say("motion-none")],
            ]}
            set={(value) => (speed.value = value)}
          />
          <FollowingChoice />
          <label class="check">
            <input
              type="checkbox"
              checked={confirmTurns.value}
              onChange={(event) => (confirmTurns.value = event.currentTarget.checked)}
            />{" "}
            {say("confirm-turns")}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={sound.value}
              onChange={(event) => (sound.value = event.currentTarget.checked)}
            />{" "}
            {say("sound")}
          </label>
          <label class="settings-name">
            {say("name")}{" "}
            <input
              class="field"
              maxLength={40}
              value={myName.value}
              onInput={(event) => (myName.value = event.currentTarget.value)}
            />
          </label>
        </Popup>
      )}
    </div>
  );
}
