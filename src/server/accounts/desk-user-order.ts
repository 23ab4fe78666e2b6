import { z } from 'zod';
import { StartProblem } from '#server/db/start-problem.ts';
import { type Orders, orderOfServer } from '#server/running-server.ts';
import { type DeskUserDeps, deskUserCommand, deskUserUsage } from './desk-user-command.ts';

const name = 'deskUser';
const typed = z.array(z.string());

/** The running server looks after the places at the desk where the database is open to it alone. */
export const deskUserOrders = (deps: DeskUserDeps): Orders => ({
  async [name](body) {
    const command = deskUserCommand(typed.parse(body));
    if (command === undefined) throw new StartProblem(deskUserUsage);
    return command(deps);
  },
});

/** Has the running server do it, and answers what to print; undefined where none runs on this folder. */
export async function askForDeskUser(dataDir: string, words: readonly string[]): Promise<string | undefined> {
  const said = await orderOfServer(dataDir, name, words);
  return said && z.string().parse(said.done);
}
