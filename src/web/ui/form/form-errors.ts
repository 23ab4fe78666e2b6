import { attribute } from '#contract/rules/rule-texts.ts';

/** One thing that keeps a form from being sent; without a path it concerns the form as a whole. */
export interface FormError {
  readonly path: string | undefined;
  readonly text: string;
}

type Labels = Readonly<Record<string, string>>;

/** The label of a field; fields of a list share one, 'items.0.quantity' that of 'items.*.quantity'. */
export function labelOf(labels: Labels, path: string): string {
  return labels[path] ?? labels[path.replace(/\.\d+(?=\.|$)/g, '.*')] ?? '';
}

/** Puts the field's label into its message. */
export function errorText(labels: Labels, path: string, message: string): string {
  return message.replaceAll(attribute, labelOf(labels, path));
}

/** All messages of a form in the order of its labels; those of a group of fields, known by its path, begin with the group's name. */
export function formErrors(errors: object, labels: Labels, groups: Labels = {}): FormError[] {
  const order = Object.keys(labels);
  const place = (path = '') => order.indexOf(path.replace(/\.\d+(?=\.|$)/g, '.*'));
  return collect(errors, '', labels)
    .sort((one, other) => place(one.path) - place(other.path))
    .map(({ path, text }) => {
      const [, group] = Object.entries(groups).find(([start]) => path?.startsWith(`${start}.`)) ?? [];
      return { path, text: group === undefined ? text : `${group}: ${text}` };
    });
}

function collect(node: object, path: string, labels: Labels): FormError[] {
  if ('message' in node && typeof node.message === 'string' && 'type' in node) {
    return [{ path: path.replace(/\.root$/, ''), text: errorText(labels, path, node.message) }];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null && key !== 'ref'
      ? collect(child, path === '' ? key : `${path}.${key}`, labels)
      : [],
  );
}
