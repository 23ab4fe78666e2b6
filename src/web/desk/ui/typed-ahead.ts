/** What was scanned or typed while no field listened: a line a code, the last one perhaps unfinished. */
interface TypedAhead {
  text: string;
  /** The code by which the page was found: it counts there if it belongs there. */
  opening?: string | undefined;
  /** A field listens by itself. */
  isHeard: boolean;
}

declare global {
  interface Window {
    typedAhead?: TypedAhead;
  }
}

/**
 * Runs before anything else of a page at the ramp: a scanner does not wait until the page is there. It takes what is meant for no other
 * field, from the first paint until the field that always listens is there, and whenever that is away for a moment.
 */
export const typedAheadScript = `(function(){var a=window.typedAhead={text:'',isHeard:false};
addEventListener('keydown',function(e){var n=e.target;
if(a.isHeard||e.ctrlKey||e.metaKey||e.altKey||location.pathname.indexOf('/desk/wareneingang')!==0)return;
if((n.closest&&n.closest('input:not(#scan),textarea,select,[contenteditable]'))||document.querySelector('dialog[open]'))return;
var begun=a.text!==''&&a.text.slice(-1)!=='\\n';
if(e.key==='Enter'){if(!begun)return;a.text+='\\n'}else if(e.key.length===1&&(begun||e.key!==' '))a.text+=e.key;else return;
e.preventDefault()},true)})()`;

const none: TypedAhead = { text: '', isHeard: false };
const ahead = () => window.typedAhead ?? none;

/** What was typed before a field listened, once: the code that opened its page, whole codes a line each, and what is not finished yet. From now on the field listens. */
export function takeTyped(): { readonly opening?: string; readonly codes: string; readonly rest: string } {
  const { text, opening } = ahead();
  Object.assign(ahead(), { text: '', opening: undefined, isHeard: true });
  const end = text.lastIndexOf('\n') + 1;
  return { ...(opening !== undefined && { opening }), codes: text.slice(0, end), rest: text.slice(end) };
}

/** The field that listened goes, and with it what was not finished: the next one takes it. */
export function leaveTyped(rest: string): void {
  Object.assign(ahead(), { text: ahead().text + rest, isHeard: false });
}

/** Codes for the page that is about to open, and by which it was found. */
export function passOn(codes: readonly string[], opening = ahead().opening): void {
  Object.assign(ahead(), { opening, text: ahead().text + codes.map((code) => `${code}\n`).join('') });
}
