import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';

interface Props {
  name: string;
  /** Counted from 1. */
  place: number;
  count: number;
  onPlace(place: number): void;
}

/** The place of a row, to be typed over; Enter or leaving the field moves the row. Mount it again when the place has changed. */
export function PlaceField({ name, place, count, onPlace }: Props) {
  const [typed, setTyped] = useState(String(place));
  const take = (): void => {
    const newPlace = Number.parseInt(typed, 10);
    const isPlace = newPlace >= 1 && newPlace <= count;
    if (isPlace && newPlace !== place) onPlace(newPlace);
    else setTyped(String(place));
  };
  return (
    <Input
      size="small"
      inputMode="numeric"
      aria-label={t('Place of {name}, 1 to {count}', { name, count })}
      value={typed}
      style={{ width: '3.2rem' }}
      onFocus={(event) => event.target.select()}
      onChange={(_event, data) => setTyped(data.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // In a form, Enter would submit it.
        event.preventDefault();
        take();
      }}
    />
  );
}
