import { describe, expect, it } from 'vitest';
import { deskCommands, deskCreationSchemas } from './desk-commands.ts';
import { mayAtDesk, staffRoles } from './desk-rights.ts';

const commands = [...deskCommands, 'createFromInquiry', 'createFromOrder'] as const;
const commandsOf = (role: (typeof staffRoles)[number]) => commands.filter((command) => mayAtDesk([role], command));

describe('the rights at the desk', () => {
  it('leave no command to nobody, and none to the administration alone', () => {
    expect(commands.length).toBe(deskCommands.length + Object.keys(deskCreationSchemas).length);
    expect(commands.filter((command) => !mayAtDesk(['buyer', 'warehouse', 'accounting'], command))).toEqual([]);
    expect(commandsOf('admin')).toEqual([]);
  });

  it('let the money go by the accounts alone', () => {
    expect(staffRoles.filter((role) => mayAtDesk([role], 'complete'))).toEqual(['accounting']);
    expect(staffRoles.filter((role) => mayAtDesk([role], 'addCreditNote'))).toEqual(['accounting']);
    expect(commandsOf('buyer')).not.toContain('confirmScopeOfSupply');
  });

  it('add up for somebody with several kinds of work, and are none without one', () => {
    expect(mayAtDesk(['warehouse', 'accounting'], 'complete')).toBe(true);
    expect(mayAtDesk(['warehouse', 'buyer'], 'complete')).toBe(false);
    expect(mayAtDesk([], 'desk')).toBe(false);
  });
});
