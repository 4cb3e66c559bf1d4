import { say } from "../../texts/frame";

/** A field for the viewer's own name, as other people at the table will see it. */
export function NameField({ name, set }: { name: string; set: (name: string) => void }) {
  return (
    <label class="new-choice">
      {say("name")}
      <input
        class="field"
        required
        maxLength={40}
        autocomplete="nickname"
        value={name}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}
