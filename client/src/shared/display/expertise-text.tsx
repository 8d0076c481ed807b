import { Tooltip } from '@fluentui/react-components';

/** Areas of expertise, truncated; the full text is in the tooltip. */
export function ExpertiseText({ text, max }: { text: string | null; max: number }) {
  if (!text) return null;
  if (text.length <= max) return <>{text}</>;
  return (
    <Tooltip content={text} relationship="description">
      <span>{text.slice(0, max - 1).trimEnd()}…</span>
    </Tooltip>
  );
}
