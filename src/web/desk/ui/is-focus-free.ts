/** Whether nothing that somebody chose has the focus: at most a part of the page that took it by itself. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, main, [data-keys=offer], [data-keys=week]');
}
