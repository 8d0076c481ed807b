import { Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { formatTime } from '../display/format';
import type { Autosave } from './use-autosave';

interface Props extends Pick<Autosave, 'state' | 'savedAt'> {
  /** False if a failed save is not tried again, because it was refused. */
  retries?: boolean;
}

/** 'Saved 10:42': always visible where text is typed. */
export function SavedState({ state, savedAt, retries = true }: Props) {
  const when = savedAt ? formatTime(savedAt) : '';
  const texts: Record<Autosave['state'], string> = {
    clean: '',
    dirty: when ? t('Changes since {when} are not saved yet', { when }) : t('Not saved yet'),
    saving: t('Saving…'),
    saved: when ? t('Saved {when}', { when }) : t('Saved'),
    failed: retries
      ? t('Could not save. Your text is kept in this browser, and saving will be retried.')
      : t('Could not save. Your text is kept in this browser.'),
  };
  return (
    <Text role="status" size={200}>
      {texts[state]}
    </Text>
  );
}
