/** Local storage key of the chosen appearance; absent while the shop follows the system. */
export const themeKey = 'ankaufwerk.theme';

/** Runs in the head before the first paint, so that a chosen appearance never flashes the other one. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
