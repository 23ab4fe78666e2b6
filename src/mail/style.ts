/** The tokens of the design in its two themes. */
const themes = {
  light: {
    paper: '#F1F4F4',
    sheet: '#FFFFFF',
    line: '#D3DADC',
    ink: '#0F171C',
    muted: '#52606A',
    mark: '#FFD84D',
  },
  dark: {
    paper: '#0E1317',
    sheet: '#171E23',
    line: '#2A343A',
    ink: '#EEF2F3',
    muted: '#9DABB4',
    mark: '#6B5200',
  },
} as const;

/** The light theme stands at every element: many mail programs read nothing else. The accent is the same in both. */
export const colors = { ...themes.light, accent: '#FFC20E', onAccent: '#0F171C' } as const;

export const fontFamily = 'Archivo, "Segoe UI", Helvetica, Arial, sans-serif';

/** Body text of every mail. */
export const textStyle = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: colors.ink } as const;

/** Second text: notes and the foot. */
export const noteStyle = { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: colors.muted } as const;

/** The one amount of a mail. */
export const amountStyle = {
  margin: 0,
  fontSize: '34px',
  lineHeight: '40px',
  fontWeight: 680,
  letterSpacing: '-0.02em',
  color: colors.ink,
} as const;

const accentRule = `background-color: ${colors.accent} !important; color: ${colors.onAccent} !important`;
const { paper, sheet, line, ink, muted, mark } = themes.dark;
const darkRules = [
  ['.m-paper, .m-paper > table > tbody > tr > td', `background-color: ${paper} !important`],
  ['.m-sheet', `background-color: ${sheet} !important; border-color: ${line} !important`],
  ['.m-line', `border-color: ${line} !important`],
  ['.m-ink', `color: ${ink} !important`],
  ['.m-muted', `color: ${muted} !important`],
  ['.m-mark', `background-color: ${mark} !important; color: ${ink} !important`],
  ['.m-button', accentRule],
] as const;
const darkSheet = darkRules.map(([selector, rules]) => `${selector} { ${rules} }`).join('\n');

/**
 * The second theme, for programs that know themes. The others turn colours by themselves: every text with a ground of its
 * own names both colours, so that they are turned together.
 */
export const themeRules = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
${darkSheet}
}`;
