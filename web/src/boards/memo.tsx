import { Component, type ComponentChildren } from "preact";

interface Props {
  /** Everything that the drawing depends on. */
  of: readonly unknown[];
  children: () => ComponentChildren;
}

/** Redraws its content only if a value that it depends on has changed, which is rare for most of a board. */
export class Memo extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.of.some((one, i) => one !== this.props.of[i]);
  }

  override render({ children }: Props) {
    return children();
  }
}
