/** As much of a text in a stranger's file as is kept and shown; its end says where more was left out. */
export function toldText(text: string, most = 200): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
