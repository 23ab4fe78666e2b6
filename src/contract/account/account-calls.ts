/** Calls on the own account; not in urls.ts, which every page loads. */
export const accountCalls = {
  profile: '/accounts/profile',
  sessions: '/accounts/sessions',
  endSession: '/accounts/endSession',
  endOtherSessions: '/accounts/endOtherSessions',
  export: '/accounts/export',
  delete: '/accounts/delete',
} as const;
