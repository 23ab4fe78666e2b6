import { Component, type ReactNode, Suspense } from 'react';
import { ChunkLoadError } from '#web/lib/load-chunk.ts';
import { whenOnline } from '#web/lib/when-online.ts';

interface OptionalPartProps {
  /** The component inside whose code comes by itself. */
  readonly part: { readonly preload?: (() => Promise<void> | undefined) | undefined };
  readonly children: ReactNode;
  /** What stands in its place while it is missing; nothing where the page is whole without it. */
  readonly instead?: ReactNode;
}

/**
 * A part of a page whose code comes by itself: waited for in silence, and what goes wrong in it takes nothing else with it. Code
 * that did not arrive is asked for again, so the part comes back; what broke otherwise stays away.
 */
export class OptionalPart extends Component<OptionalPartProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };
  private tries = 0;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) void this.tryAgain();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : <Suspense>{this.props.children}</Suspense>;
  }

  private async tryAgain() {
    this.tries += 1;
    await whenOnline(this.tries);
    // Never rejects: what fails again is thrown when it is shown.
    await this.props.part.preload?.();
    this.setState({ failed: false });
  }
}
