import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

/** A store that says nothing is given up, in milliseconds: in all three tries that is half a minute. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/**
 * `s3://key:secret@host/bucket?region=…` for any S3-compatible store, `s3://bucket?region=…` for Amazon's own with the
 * credentials of its environment.
 */
export function s3Disk(url: URL): Disk {
  const region = url.searchParams.get('region') ?? 'eu-central-1';
  const bucketPath = url.pathname.replace(/^\//, '');
  const shared = { region, visibility: 'private', supportsACL: false, requestHandler: timeouts } as const;
  if (bucketPath === '') return new Disk(new S3Driver({ ...shared, bucket: url.host }));
  return new Disk(
    new S3Driver({
      ...shared,
      bucket: bucketPath,
      endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
      forcePathStyle: true,
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  );
}
