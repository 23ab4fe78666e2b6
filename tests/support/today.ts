/** The day on which tests take place, where `npm test -- --today 2028-02-29` names one. */
export const today = process.env.TEST_TODAY || undefined;

// Every file of a worker comes by here, and all share its clock.
const moved = Symbol.for('the day of the tests');
if (today !== undefined && !Reflect.has(globalThis, moved)) moveClock(today);

/** Moves the clock of this process to the morning of a day, from where it goes on. */
function moveClock(day: string): void {
  const RealDate = Date;
  const ahead = RealDate.parse(`${day}T09:00:00.000Z`) - RealDate.now();
  const now = () => RealDate.now() + ahead;
  const clock: DateConstructor = new Proxy(RealDate, {
    construct: (target, given: unknown[], asked): Date =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked === clock ? target : asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Object.assign(globalThis, { Date: clock, [moved]: true });
}
