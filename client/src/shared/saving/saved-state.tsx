import { Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { formatTime } from '../display/format';
import type { Autosave } from './use-autosave';

/** 'Saved 10:42': always visible where text is typed. */
export function SavedState({ state, savedAt }: Pick<Autosave, 'state' | 'savedAt'>) {
  const when = savedAt ? formatTime(savedAt) : '';
  const texts: Record<Autosave['state'], string> = {
    clean: '',
    dirty: when ? t('Changes since {when} are not saved yet', { when }) : t('Not saved yet'),
    saving: t('Saving…'),
    saved: when ? t('Saved {when}', { when }) : t('Saved'),
    failed: t('Could not save. Your text is kept in this browser, and saving will be retried.'),
  };
  return (
    <Text role="status" size={200}>
      {texts[state]}
    </Text>
  );
}
