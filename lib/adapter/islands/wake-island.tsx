import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/describe-error';

interface BoundaryProps {
  readonly island: HTMLElement;
  readonly children: ReactNode;
}

function showFallback(island: HTMLElement, isShown: boolean): void {
  const fallback = island.querySelector<HTMLElement>('[data-island-fallback]');
  if (fallback) fallback.hidden = !isShown;
}

/** Shows what went wrong in the island's own place, with the other ways to reach the farm. */
class IslandBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    showFallback(this.props.island, true);
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return (
      <div role="alert">
        <p className="text-title">{unexpectedError.title}</p>
        <p>{describeError(this.state.error) || unexpectedError.unknown}</p>
      </div>
    );
  }
}

function Awake({ island, children }: BoundaryProps) {
  // A parent's effect runs after its children's, so by now the island hears every event.
  useEffect(() => {
    island.setAttribute('data-ready', '');
    const form = island.querySelector('form');
    if (!form) return;
    // The loader, which held and kept for the form until now, is of no more use to it. A held
    // submit counts once, however often it was asked for.
    form.onsubmit = null;
    form.oninput = null;
    if (form.ariaBusy) form.requestSubmit();
    form.ariaBusy = null;
  }, [island]);
  return children;
}

/**
 * Wakes every island of a name on the page with the props it was rendered with. A second call for
 * the same island, as after a slow first try, changes nothing.
 */
export function wakeIsland<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const root = island.querySelector('[data-island-root]');
    if (!root || 'awake' in island.dataset) continue;
    island.dataset.awake = '';
    showFallback(island, false);
    const props: Props = JSON.parse(island.dataset.props ?? '{}');
    hydrateRoot(
      root,
      <Awake island={island}>
        <IslandBoundary island={island}>
          <Island {...props} />
        </IslandBoundary>
      </Awake>,
    );
  }
}
