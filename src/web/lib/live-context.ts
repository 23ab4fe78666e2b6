import { createContext } from 'react';
import type { LiveClient } from './live-client.ts';

/** Apart from what reads it: only the cockpit's pages do. */
export const LiveContext = createContext<LiveClient | undefined>(undefined);
