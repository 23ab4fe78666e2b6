import { defineConfig } from '@playwright/test';
import { limits } from './tests/support/limits.ts';

/**
 * The journeys in a real Chromium, three files at a time: one that waits for its server would leave a core idle. Each worker has a server
 * and a browser (tests/support/browser-test.ts).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/before-journeys.ts',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: limits.test,
  expect: { timeout: limits.wait },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: limits.wait,
    screenshot: 'only-on-failure',
    // To look into a failure: `npx playwright test --trace on`. Keeping one of every journey costs a quarter of their time.
    trace: 'off',
  },
});
