import { type DeskGroup, type DeskTask, deskGroups, deskTasks } from '#domain/sale/desk-tasks.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { type DeskRight, mayAtDesk, type StaffRole } from './desk-rights.ts';

/** Whose work a sale is: by this right it is taken on, also while it waits for somebody else. */
const rightOfTask: Readonly<Record<DeskTask, DeskRight>> = {
  bid: 'submitBid',
  answerCounterbid: 'acceptCounterbid',
  awaitAnswer: 'submitBid',
  awaitAddresses: 'linkOrder',
  linkOrder: 'linkOrder',
  verifyData: 'verifyData',
  sendShippingLabel: 'sendShippingLabel',
  confirmAppointment: 'confirmPickupAppointment',
  awaitHandover: 'handover',
  receiveGoods: 'receiveUnits',
  startDeletion: 'startDeletion',
  finishDeletion: 'finishDeletion',
  startTesting: 'startTesting',
  finishTesting: 'finishTesting',
  judgeFindings: 'adjustBid',
  awaitAdjustmentAnswer: 'adjustBid',
  decideTax: 'tax',
  addDocument: 'addCreditNote',
  clearObjection: 'cancelDocument',
  awaitPayoutRequest: 'addCreditNote',
  pay: 'payouts',
  compareInvoice: 'judgeInvoice',
  awaitInvoice: 'judgeInvoice',
  readStatement: 'payouts',
  awaitAccount: 'payouts',
  sendBack: 'dispatchReturns',
  // Nothing but a question of the seller's is left to answer.
  nothing: 'sendMessage',
};

/** Whether a task is the work of somebody with these kinds of work. */
export function isOwnTask(roles: readonly StaffRole[], task: DeskTask): boolean {
  return mayAtDesk(roles, rightOfTask[task]);
}

/** The tasks that are the work of somebody with these kinds of work; undefined where all of them are. */
export function ownTasks(roles: readonly StaffRole[]): DeskTask[] | undefined {
  const all = keysOf(deskTasks);
  const own = all.filter((task) => isOwnTask(roles, task));
  return own.length === all.length ? undefined : own;
}

/** Where in the house somebody with these kinds of work has anything to do. */
export function ownGroups(roles: readonly StaffRole[]): DeskGroup[] {
  return deskGroups.filter((group) =>
    keysOf(deskTasks).some((task) => deskTasks[task].group === group && isOwnTask(roles, task)),
  );
}
