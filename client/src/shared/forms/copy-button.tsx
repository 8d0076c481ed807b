import { Button } from '@fluentui/react-components';
import { t } from '@contracts';
import { useNotify } from '../state/hooks';

/** Copies a text that is shown next to it. If the browser refuses, the person can select that text manually. */
export function CopyButton({ text }: { text: string }) {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('Copied.'));
    } catch {
      notify.error(t('Your browser did not copy it. Please select the text and copy it yourself.'));
    }
  };
  return <Button onClick={() => void copy()}>{t('Copy')}</Button>;
}
