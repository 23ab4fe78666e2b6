import { Text } from '@react-email/text';
import { textStyle } from './style.ts';

/** What somebody wrote, line by line as they wrote it. */
export function OwnLines({ text }: { text: string }) {
  return (
    <Text className="m-ink" style={{ ...textStyle, whiteSpace: 'pre-wrap' }}>
      {text}
    </Text>
  );
}
