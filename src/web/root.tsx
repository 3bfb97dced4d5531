import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './styles.css'

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="bg-paper text-bark">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Site() {
  return <Outlet />
}
