/** The light tokens of the design; mail programs know neither variables nor a second theme that could be relied on. */
export const colors = {
  paper: '#F1F4F4',
  sheet: '#FFFFFF',
  line: '#D3DADC',
  ink: '#0F171C',
  muted: '#52606A',
  accent: '#FFC20E',
  mark: '#FFD84D',
} as const;

export const fontFamily = 'Archivo, "Segoe UI", Helvetica, Arial, sans-serif';

/** Body text of every mail. */
export const textStyle = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: colors.ink } as const;

/** Second text: notes and the foot. */
export const noteStyle = { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: colors.muted } as const;
