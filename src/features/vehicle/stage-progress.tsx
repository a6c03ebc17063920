import { chakra } from '@chakra-ui/react'
import { progressColors } from '../../ui/progress-colors.ts'

/** At the upper edge of the stage, while something for it is loading: `value` from 0 to 1, if that is known. */
export const StageProgress = ({ value }: { value?: number | undefined }) => <Bar aria-label="Loading" value={value} />

const Bar = chakra('progress', {
  base: {
    position: 'absolute',
    top: '0',
    width: '100%',
    height: '4px',
    ...progressColors('fixedAccent', 'fixedPaper'),
  },
})
