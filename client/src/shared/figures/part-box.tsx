import { Checkbox } from '@fluentui/react-components';
import { t } from '@contracts';
import { givenName } from '../files/file-names';
import type { Placed } from './figure-places';

interface Props {
  place: Placed;
  isFirst: boolean;
  onPart(isPart: boolean): void;
}

/** Makes a figure a part of the one above it: 1-a instead of 2. */
export function PartBox({ place, isFirst, onPart }: Props) {
  return (
    <Checkbox
      label={t('Part of the figure above')}
      aria-label={t('{name}: part of the figure above', { name: givenName(place.file) })}
      checked={place.isPart && !isFirst}
      disabled={isFirst}
      onChange={(_event, data) => onPart(data.checked === true)}
    />
  );
}
