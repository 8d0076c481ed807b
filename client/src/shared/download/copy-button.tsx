import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { t } from '@contracts';
import { errorMessage } from '../api/api-error';
import { useNotify } from '../state/hooks';

interface CopyButtonProps {
  label: string;
  /** The text to copy; it may have to be fetched first. */
  text: () => string | Promise<string>;
  disabled?: boolean;
}

/** Copies a text, and reports whether that worked. */
export function CopyButton({ label, text, disabled }: CopyButtonProps) {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    let copied: string;
    try {
      copied = await text();
    } catch (error) {
      notify.error(errorMessage(error));
      return;
    }
    try {
      await navigator.clipboard.writeText(copied);
      notify.success(t('Copied.'));
    } catch {
      notify.error(t('Your browser did not copy the text.'));
    }
  };
  return (
    <Button icon={<CopyRegular />} disabled={disabled} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
