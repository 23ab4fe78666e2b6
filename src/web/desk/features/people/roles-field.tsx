import { type StaffRole, staffRoleNames, staffRoles } from '#contract/desk/desk-rights.ts';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';

/** The kinds of work as boxes to tick; the value keeps the order of the house. */
export function RolesField(props: FieldProps<readonly StaffRole[]>) {
  return <TicksField {...props} choices={staffRoles} names={staffRoleNames} />;
}
