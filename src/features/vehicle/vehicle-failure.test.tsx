// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { renderWithVehicles } from '../../../tests/render-with-vehicles.tsx'
import { ApiFailure } from '../../api/client.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { VehicleFailure } from './vehicle-failure.tsx'

afterEach(() => {
  cleanup()
  serverReached()
})

const noAnswer = new ApiFailure('no answer', 0)
const badAnswer = new ApiFailure('Vehicle not found', 500)

for (const known of [catalogue[0], undefined])
  it.each([
    ['an error of the server', badAnswer, serverReached, 'Something went wrong on our end.'],
    ['no answer', noAnswer, serverMissed, 'We can’t reach our server.'],
    ['no answer before the connection is watched', noAnswer, serverReached, 'We can’t reach our server.'],
    ['a late answer', noAnswer, () => serverMissed(true), 'Weak signal.'],
    ['an error, and no connection since', badAnswer, serverMissed, 'We can’t reach our server.'],
    ['a stored answer', null, serverMissed, 'We can’t reach our server.'],
  ] as const)(`${known ? 'a known' : 'an unknown'} cart after %s`, (_what, error, happens, words) => {
    happens()
    renderWithVehicles([], <VehicleFailure known={known} error={error} onRetry={() => {}} heart={() => null} />)
    expect(screen.getByText(words, { exact: false })).toBeTruthy()
  })
