import { firmAnswerSchema, firmCalls } from '#contract/firm.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** A firm with a colleague who comes and goes: founded, renamed, invited twice, joined, given rights, taken out. */
export async function firmOfTwo({ newVisitor, seller: by, make, tokenFor, password }: Tour): Promise<void> {
  await make({ by, route: firmCalls.found, body: { name: text } });
  await make({ by, route: firmCalls.change, body: { name: text } });
  const invitation = { email: 'kollegin@privat.example', rights: ['sendInquiries', 'decide'] };
  const invited = firmAnswerSchema.parse(await make({ by, route: firmCalls.invite, body: invitation }));
  await make({ by, route: firmCalls.withdraw, body: { id: invited.firm?.invitations[0]?.id } });
  await make({ by, route: firmCalls.invite, body: { ...invitation, rights: [] } });
  const token = await tokenFor(invitation.email, 'einladung');
  await make({ by: newVisitor(), route: firmCalls.join, body: { token, password, bringSales: true } });
  const { firm } = firmAnswerSchema.parse(JSON.parse((await by.get(firmCalls.read)).body));
  const accountId = firm?.colleagues.find(({ isSelf }) => !isSelf)?.accountId;
  await make({ by, route: firmCalls.setRights, body: { accountId, rights: ['seeMoney', 'managePeople'] } });
  await make({ by, route: firmCalls.remove, body: { accountId } });
}
