import { chakra } from '@chakra-ui/react'
import { ChevronLeft, Copy, EllipsisVertical, type IconNode, Printer, Share, SquarePlus, Star } from 'lucide'
import { createElement, type ReactNode } from 'react'

/** The lower end of a phone, with the button to press in a bar. */
export const ShareButton = () => (
  <LowerEnd>
    <Lines at={26} widths={[52, 40]} />
    <Rule d="M44 76H116" />
    <Shapes icon={ChevronLeft} x={52} y={85} />
    <Pressed icon={Share} x={80} y={91} />
    <Shapes icon={Copy} x={96} y={85} />
  </LowerEnd>
)

export const MenuButton = () => (
  <LowerEnd>
    <Lines at={26} widths={[52, 40]} />
    <Rule d="M44 76H116" />
    <Soft x={50} y={84} width={36} height={14} rx={7} />
    <Pressed icon={EllipsisVertical} x={101} y={91} />
  </LowerEnd>
)

/** A sheet over the page, with the row to choose in the middle. */
export const ShareSheet = () => (
  <LowerEnd>
    <Sheet d="M44 96V36a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v60" />
    <Row icon={Star} y={34} width={34} />
    <Row icon={SquarePlus} y={56} width={40} isChosen />
    <Row icon={Printer} y={78} width={24} />
  </LowerEnd>
)

export const FoundMenu = () => (
  <LowerEnd>
    <Lines at={22} widths={[52]} />
    <Sheet d="M52 36h56a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6Z" />
    <Row icon={Star} y={38} width={30} />
    <Row icon={SquarePlus} y={57} width={40} isChosen />
    <Row icon={Printer} y={76} width={24} />
  </LowerEnd>
)

/** Apps on a phone, including the site. */
export const HomeScreen = () => (
  <Plate>
    <Phone d="M40 130V30a14 14 0 0 1 14-14h52a14 14 0 0 1 14 14v100" />
    {[0, 1, 2, 3, 4].map((index) => (
      <Soft key={index} x={49 + (index % 3) * 23} y={30 + Math.floor(index / 3) * 25} width={16} height={16} rx={4} />
    ))}
    <Ring x={91.5} y={51.5} width={23} height={23} rx={7} />
    <image href="/favicon.svg" x={95} y={55} width={16} height={16} />
  </Plate>
)

const LowerEnd = ({ children }: { children: ReactNode }) => (
  <Plate>
    <Phone d="M40-10V90a14 14 0 0 0 14 14h52a14 14 0 0 0 14-14V-10" />
    {children}
  </Plate>
)

const Plate = ({ children }: { children: ReactNode }) => (
  <Drawing viewBox="0 0 160 120" aria-hidden="true">
    {children}
  </Drawing>
)

/** Lines that stand for text. */
const Lines = ({ at, widths }: { at: number; widths: readonly number[] }) =>
  widths.map((width, index) => <Soft key={width} x={54} y={at + index * 14} width={width} height={5} rx={2.5} />)

const Row = ({ icon, y, width, isChosen }: { icon: IconNode; y: number; width: number; isChosen?: boolean }) => (
  <>
    {isChosen && <Chosen x={46} y={y} width={68} height={18} rx={5} />}
    <Shapes icon={icon} x={51} y={y + 3} look={isChosen ? 'chosen' : 'plain'} />
    {isChosen ? (
      <Strong x={68} y={y + 6.5} width={width} height={5} rx={2.5} />
    ) : (
      <Soft x={68} y={y + 6.5} width={width} height={5} rx={2.5} />
    )}
  </>
)

/** A button under a finger; `x` and `y` are its center. */
const Pressed = ({ icon, x, y }: { icon: IconNode; x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r={11} fill="var(--c-colors-accent)" />
    <Shapes icon={icon} x={x - 6} y={y - 6} look="pressed" />
  </>
)

type Look = 'plain' | 'chosen' | 'pressed'
const STROKES: Record<Look, string> = {
  plain: 'var(--c-colors-subtle)',
  chosen: 'var(--c-colors-accent)',
  pressed: 'var(--c-colors-accent-fg)',
}

/** A 12-unit icon with its upper left corner at `x` and `y`. */
const Shapes = ({ icon, x, y, look = 'plain' }: { icon: IconNode; x: number; y: number; look?: Look }) => (
  <g
    transform={`translate(${x} ${y}) scale(.5)`}
    fill="none"
    stroke={STROKES[look]}
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {icon.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
  </g>
)

type Box = { x: number; y: number; width: number; height: number; rx: number }

const Phone = ({ d }: { d: string }) => (
  <path d={d} fill="var(--c-colors-surface)" stroke="var(--c-colors-control)" strokeWidth={1.5} />
)

const Sheet = ({ d }: { d: string }) => (
  <path d={d} fill="var(--c-colors-page)" stroke="var(--c-colors-line)" strokeWidth={1} />
)

const Rule = ({ d }: { d: string }) => <path d={d} stroke="var(--c-colors-line)" strokeWidth={1} />

const Soft = (box: Box) => <rect {...box} fill="var(--c-colors-line)" />

const Strong = (box: Box) => <rect {...box} fill="var(--c-colors-accent)" />

const Chosen = (box: Box) => <rect {...box} fill="var(--c-colors-accent-tint)" />

const Ring = (box: Box) => <rect {...box} fill="none" stroke="var(--c-colors-accent)" strokeWidth={1.5} />

const Drawing = chakra('svg', {
  base: { display: 'block', width: '100%', height: 'auto', background: 'sunken', borderRadius: 'control' },
})
