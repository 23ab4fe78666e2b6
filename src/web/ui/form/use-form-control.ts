import { createFormControl, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';

type Use = <Input extends FieldValues, Output extends FieldValues>(
  options: UseFormProps<Input, unknown, Output>,
) => UseFormReturn<Input, unknown, Output>;

/** A form as it starts: nobody types into a page that is being made, and no state of it outlives the rendering. */
const useControlAtStart: Use = (options) => {
  const { formControl, ...methods } = createFormControl(options);
  return { ...methods, formState: methods.control._formState };
};

/** React Hook Form's form; on the server without what follows its changes (decision 0270). */
export const useFormControl: Use = import.meta.env.SSR ? useControlAtStart : useForm;
