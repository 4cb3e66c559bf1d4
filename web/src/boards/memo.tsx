import { Component, type ComponentChildren } from "preact";

interface Props {
  /** Everything that the drawing depends on. */
  of: readonly unknown[];
  children: () => ComponentChildren;
}

/**
 * A drawing that is kept until something that it depends on changes; this applies to most of a board, most of
 * the time.
 */
export class Memo extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.of.some((one, i) => one !== this.props.of[i]);
  }

  override render({ children }: Props) {
    return children();
  }
}
