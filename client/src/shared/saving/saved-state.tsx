import { Text } from '@fluentui/react-components';
import { formatTime } from '../display/format';
import type { Autosave } from './use-autosave';

/** 'Saved 10:42': always visible where text is typed. */
export function SavedState({ state, savedAt }: Pick<Autosave, 'state' | 'savedAt'>) {
  const when = savedAt ? formatTime(savedAt) : null;
  const texts: Record<Autosave['state'], string> = {
    clean: '',
    dirty: when ? `Changes since ${when} are not saved yet` : 'Not saved yet',
    saving: 'Saving…',
    saved: `Saved ${when}`,
    failed: 'Could not save. Your text is kept in this browser, and saving will be retried.',
  };
  return (
    <Text role="status" size={200}>
      {texts[state]}
    </Text>
  );
}
