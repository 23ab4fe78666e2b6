/** Of ourselves beside the pool: the job queue's, the one of notices, who starts or works alone, and commands of this machine. */
const besidePool = 40;

/** Few processes and little memory, for one shop on its own machine; what is acknowledged is on the disk. */
export function settingsFor(connections: number): string[] {
  return [
    'fsync=on',
    'synchronous_commit=on',
    `max_connections=${connections + besidePool}`,
    'shared_buffers=64MB',
    'max_wal_size=256MB',
    // Nobody reads its log of changes.
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_replication_slots=0',
    'max_logical_replication_workers=0',
    'io_method=sync',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'autovacuum_max_workers=1',
    'autovacuum_worker_slots=1',
    'jit=off',
    'timezone=UTC',
    'lc_messages=C',
    ...silent,
  ];
}

/** What is said may be kept somewhere: no statement, no parameters, no rows. */
export const silent = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'log_timezone=UTC',
];

/** In the cluster's own folder, which is its owner's alone; as a name from within, so that the length of the way to it does not matter. */
export const bySocket = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700', 'port=5432'];
