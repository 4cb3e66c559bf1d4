import { Component, type ComponentChildren } from "preact";

interface Props {
  /** All values on which the drawing depends. */
  of: readonly unknown[];
  children: () => ComponentChildren;
}

/** Redraws its content only if a value in `of` has changed, which is rare for most parts of a board. */
export class Memo extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.of.some((one, i) => one !== this.props.of[i]);
  }

  override render({ children }: Props) {
    return children();
  }
}
