// A part of a board that is drawn anew only where something that it shows has changed.
import { Component, type ComponentChild } from "preact";

type Props = {
  /** what it shows */
  of: readonly unknown[];
  draw: () => ComponentChild;
};

/** A hook that keeps the drawing would keep with it the page as it stood when it was made, and what that one had kept: node after
 * node, for as long as the game lasts. */
export class DrawnFor extends Component<Props> {
  override shouldComponentUpdate({ of }: Props) {
    return of.some((one, i) => !Object.is(one, this.props.of[i]));
  }

  override render({ draw }: Props) {
    return draw();
  }
}
