import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

/** A store that says nothing for so long is asked again, three times in all, in seconds. */
const usuallySilent = 10;

/** What is slow and goes on is waited for: a large file takes its time. */
const timeouts = (silent: number) => ({ connectionTimeout: 5_000, socketTimeout: silent * 1_000 });

/**
 * `s3://key:secret@host/bucket?region=…` for any S3-compatible store, `s3://bucket?region=…` for Amazon's own with the
 * credentials of its environment.
 */
export function s3Disk(url: URL): Disk {
  const { searchParams: options } = url;
  const region = options.get('region') ?? 'eu-central-1';
  const requestHandler = timeouts(Number(options.get('silent') ?? usuallySilent));
  const bucketPath = url.pathname.replace(/^\//, '');
  const shared = { region, visibility: 'private', supportsACL: false, requestHandler } as const;
  if (bucketPath === '') return new Disk(new S3Driver({ ...shared, bucket: url.host }));
  return new Disk(
    new S3Driver({
      ...shared,
      bucket: bucketPath,
      endpoint: `${options.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
      forcePathStyle: true,
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  );
}
