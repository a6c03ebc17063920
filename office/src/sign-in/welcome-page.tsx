import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Entrance } from './entrance.tsx'
import { accept } from './passkey.ts'

/** The page that an invitation's link opens. Its token follows the #, so browsers send it to no server. */
export function WelcomePage() {
  const [token] = useState(() => location.hash.slice(1))
  const navigate = useNavigate()
  return (
    <Entrance
      title="Add this device"
      button="Add this device"
      enter={() => accept(token)}
      onEntered={() => navigate('/', { replace: true })}
    >
      From now on you sign in here with your fingerprint, face or PIN. The link works once.
    </Entrance>
  )
}
