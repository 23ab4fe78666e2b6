import { type StaffRole, staffRoleNames, staffRoles } from '#contract/desk-rights.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { type FieldProps, fieldId } from '#web/ui/fields/field-props.ts';

/** The kinds of work as boxes to tick; the value keeps the order of the house. */
export function RolesField({ name, label, value, onChange, error }: FieldProps<readonly StaffRole[]>) {
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-emphasis">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {staffRoles.map((role, index) => (
          <Checkbox
            key={role}
            // The error summary leads to the first.
            name={index === 0 ? name : `${name}.${role}`}
            label={staffRoleNames[role]}
            value={value.includes(role)}
            onChange={() => onChange(staffRoles.filter((one) => (one === role) !== value.includes(one)))}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
