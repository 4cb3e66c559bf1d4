# Wozu Antworten führen

note-price = { $tribute } Tribut
note-die = jetzt { $pips }
note-spear = jetzt eine Lanze
note-blank = jetzt leer
note-own-city = deine eigene Stadt
note-city-of = Stadt von { $seat }
note-capital-of = Hauptstadt von { $seat }
note-undefended = unverteidigt
note-reserve-defends = die Reserve ({ $units }) kann sie verteidigen
note-garrison = neutral: Krieger { $warriors }, Jaguarkrieger { $jaguars }, und was es mobil macht
note-garrison-spied = neutral: Krieger { $warriors }, Jaguarkrieger { $jaguars }; es macht niemanden mobil, ein Spion ist dort
note-over = { $terrain_id ->
    [mountain] über Berge
    [swamp] über Sumpf
    [chinampas] über Chinampas
   *[dike] über einen Damm
}
note-there = { $seat }: { $pieces }
note-army = Armee { $army } ({ $units })
note-reserve = Reserve ({ $units })
note-ships = Schiffe ({ $ships })
note-pochteca = Pochteca { $letter }
note-spy = Spion { $letter }
note-experience = danach { $count ->
    [one] wird ein überlebender Krieger zum Jaguarkrieger
   *[other] werden { $count } überlebende Krieger zu Jaguarkriegern
}
note-risk = Risiko { $percent } %, wenn die anderen nichts opfern
note-urn = ohne andere Gaben: { $steps ->
    [0] keine Stufe
    [one] { $steps } Stufe hinauf
   *[other] { $steps } Stufen hinauf
}, { $sp } in der Urne
note-orders = bisher: { $orders }
note-order = { $letter } nach { $area }
note-order-expedition = { $letter } auf Expedition
note-order-stays = { $letter } bleibt
note-to-the-end = in diesem Kampf keine weitere Frage nach einem Rückzug
