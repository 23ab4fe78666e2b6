import { Button } from '#web/ui/button.tsx';

/** Articles that could not be had just now, and another try: a full page load, as this window keeps what it has read. */
export function PostsAway() {
  return (
    <div role="status" className="mt-8">
      <p className="mb-5">Das lässt sich gerade nicht laden. Versuchen Sie es in einigen Minuten noch einmal.</p>
      <Button onClick={() => window.location.reload()}>Noch einmal laden</Button>
    </div>
  );
}
