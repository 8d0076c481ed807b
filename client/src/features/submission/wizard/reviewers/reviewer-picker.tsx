import { Combobox, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { type PersonName, t } from '@contracts';
import { useDebounced } from '../../../../shared/saving/use-debounced';
import { listsApi } from '../../api/lists-api';

const nameOf = (person: PersonName): string => `${person.firstName} ${person.lastName}`;
const NOT_KNOWN = t('Former reviewer');

interface Props {
  id: string;
  /** The person's id. */
  chosen: string | null;
  /** People already named in the draft, since the list contains 20 people at most. */
  known: readonly PersonName[];
  onChoose(id: string | null): void;
}

/** Searches people by name while typing; the server returns at most 20. Emptying the field clears the choice. */
export function ReviewerPicker({ id, chosen, known, onChoose }: Props) {
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const { data: people = [] } = listsApi.useKnownReviewersQuery(useDebounced(query));
  const [picked, setPicked] = useState<PersonName | null>(null);
  const person = [...(picked ? [picked] : []), ...people, ...known].find((one) => one.id === chosen);
  return (
    <Combobox
      id={id}
      clearable
      placeholder={t('Type a name')}
      value={typed ?? (person ? nameOf(person) : chosen ? NOT_KNOWN : '')}
      selectedOptions={chosen ? [chosen] : []}
      onChange={(event) => {
        setTyped(event.target.value);
        setQuery(event.target.value.trim());
      }}
      onBlur={() => {
        // Text that was not chosen from the list does not stay in the field; an emptied field clears the choice.
        if (typed === '') onChoose(null);
        setTyped(null);
        setQuery('');
      }}
      onOptionSelect={(_event, data) => {
        setTyped(null);
        setQuery('');
        setPicked(people.find((one) => one.id === data.optionValue) ?? null);
        onChoose(data.optionValue ?? null);
      }}
    >
      {people.map((one) => (
        <Option key={one.id} value={one.id} text={nameOf(one)}>
          <bdi>{[nameOf(one), one.institute].filter(Boolean).join(', ')}</bdi>
        </Option>
      ))}
      {people.length === 0 && <Option disabled>{t('No reviewers found. You can suggest one below.')}</Option>}
    </Combobox>
  );
}
