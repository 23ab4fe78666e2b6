import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useDesk } from './desk-context.ts';

/** What a call of the desk answers. It is kept by its address, or by the key that says what makes it be read again. */
export function useRead<Answer, Shown = Answer>(
  address: string,
  schema: z.ZodType<Answer>,
  options: Partial<UseQueryOptions<Answer, Error, Shown>> = {},
) {
  const { api } = useDesk();
  return useQuery({ queryKey: [address], queryFn: async () => schema.parse(await api.get(address)), ...options });
}
